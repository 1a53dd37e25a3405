import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { TableList } from './TableList.tsx'
import { VersionView } from './VersionView.tsx'

/** The tables of the product in the address; `?version=` opens one version of one of them, `&row=` at a row. */
export function PricingTablesPart() {
  const [search, setSearch] = useSearchParams()
  const productId = search.get('product') ?? ''
  const version = search.get('version')
  // A version that an edit made is gone on with where the one it was made of was left.
  const [goneOn, setGoneOn] = useState<Readonly<Record<string, string>>>({})
  const open = (id: string | undefined, isGoingOn = false) => {
    if (id !== undefined && isGoingOn && version !== null)
      setGoneOn((before) => ({ ...before, [id]: before[version] ?? version }))
    setSearch((now) => {
      const next = new URLSearchParams(now)
      next.delete('row')
      if (id === undefined) next.delete('version')
      else next.set('version', id)
      return next
    })
  }
  if (version !== null)
    return (
      <VersionView
        key={goneOn[version] ?? version}
        id={version}
        row={Number(search.get('row') ?? 1) - 1}
        onOpen={open}
      />
    )
  return <TableList productId={productId} onOpen={open} />
}
