import type { HubPassage } from '@coverwright/domain/assist/hub-file/hub-file'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { loaded } from '../../../core/wire/queries-of.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './ProductTalk.module.css'
import { usePlaceText } from './use-place-text.ts'

interface SourceDialogProps {
  readonly title: string
  /** Which version of which file. */
  readonly of: string
  readonly read: () => Promise<readonly HubPassage[]>
  /** Which of its passages is marked. */
  readonly marked?: number
  readonly onClose: () => void
}

/** What a document says from its beginning to its end, opened where it was quoted. */
export function SourceDialog({ title, of, read, marked, onClose }: SourceDialogProps) {
  const source = useQuery({ ...loaded('talk-source', of, read), staleTime: 0, gcTime: 0, retry: false })
  return (
    <Dialog isOpen title={title} size="lg" onClose={onClose}>
      {source.isPending && <Skeleton height={240} />}
      {source.isError && <ErrorAlert error={source.error} onRetry={() => void source.refetch()} />}
      {source.data && <Passages passages={source.data} marked={marked} />}
    </Dialog>
  )
}

function Passages({
  passages,
  marked,
}: {
  readonly passages: readonly HubPassage[]
  readonly marked: number | undefined
}) {
  const placeOf = usePlaceText()
  const found = useRef<HTMLElement>(null)
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={classes.source}>
      {passages.map(({ heading, text, place }, nth) => {
        const before = passages[nth - 1]
        const isNewPlace = !before || placeOf(before.place) !== placeOf(place)
        return (
          <section key={`${placeOf(place)} ${text}`}>
            {isNewPlace && <small>{placeOf(place)}</small>}
            {heading !== before?.heading && heading !== '' && <h3>{heading}</h3>}
            {nth === marked ? <mark ref={found}>{text}</mark> : <p>{text}</p>}
          </section>
        )
      })}
    </div>
  )
}
