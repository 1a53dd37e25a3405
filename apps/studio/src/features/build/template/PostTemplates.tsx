import { useSearchParams } from 'react-router'
import { Component as PlatformTemplates } from './PlatformTemplates.tsx'
import { PostTemplateDialog } from './PostTemplateDialog.tsx'
import { Component as TemplateList } from './TemplateList.tsx'

/** What posts begin with: the company's own, the platform's and the trash. `?template=` is open over them. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('template')
  const close = () =>
    setSearch((current) => {
      const next = new URLSearchParams(current)
      next.delete('template')
      return next
    })
  return (
    <>
      {search.get('tab') === 'platform' ? <PlatformTemplates /> : <TemplateList />}
      {id && <PostTemplateDialog key={id} id={id} onClose={close} />}
    </>
  )
}
