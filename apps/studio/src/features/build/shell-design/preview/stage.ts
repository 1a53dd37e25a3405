import type { ComponentContent } from '@coverwright/domain/build/component/component'
import { type Shell, shellVersion } from '@coverwright/domain/build/page/shell'

/**
 * What a component is drawn on while it is edited: a page of its own, in a plain look. Nothing of it is kept. Its blocks lie
 * on it as they are, also while something half typed could not be saved: drawn without them, the next change would lose them.
 */
export const stageOf = (name: string, content: ComponentContent): Shell => ({
  version: shellVersion,
  theme: {
    brand: '#0f5fc2',
    radius: 14,
    font: 'inter',
    buttons: 'soft',
    form: 'outlined',
    header: 'plain',
    footer: 'light',
  },
  steps: [name],
  header: { type: 'SiteHeader', props: { id: 'site-header', name } },
  footer: { type: 'RegulatoryFooter', props: { id: 'site-footer' } },
  pages: [
    {
      role: 'text',
      path: '/',
      title: name,
      content: [{ type: 'Main', props: { id: 'page-main', content: content.blocks } }],
    },
  ],
  social: { title: name, description: '' },
})

/** What lies on the stage. */
export const blocksOn = ({ pages }: Shell) =>
  (pages[0]?.content[0]?.props['content'] ?? []) as ComponentContent['blocks']
