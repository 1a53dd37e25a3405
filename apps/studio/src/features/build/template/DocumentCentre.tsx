import { useSearchParams } from 'react-router'
import { FileTemplates } from '../file-template/FileTemplates.tsx'
import { Component as PlatformTemplates } from './PlatformTemplates.tsx'
import { Component as OwnTemplates } from './TemplateList.tsx'
import { TemplateTabs } from './TemplateTabs.tsx'

/** The designers' shelf: contracts of the company's own and the platform's, files, and what was thrown away. */
export function Component() {
  const [search] = useSearchParams()
  const tab = search.get('tab')
  if (tab === 'files') return <FileTemplates tabs={<TemplateTabs current="files" />} />
  return tab === 'platform' ? <PlatformTemplates /> : <OwnTemplates />
}
