import type { Component } from '@coverwright/domain/build/component/component'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { createStore } from 'zustand/vanilla'
import { quietClient } from '../../../core/wire/quiet-client.ts'
import { createDocumentStore } from '../../../framework/document/document-store.ts'
import { blocksOfComponent } from '../page-editor/editing/component-blocks.ts'
import type { DocumentSession } from '../product-document/open-document.ts'

/** A component stands on a page of its own while it is edited, in a plain look. */
const shellOf = (component: Component): Shell => ({
  version: 1,
  theme: {
    brand: '#0f5fc2',
    radius: 14,
    font: 'inter',
    buttons: 'soft',
    form: 'outlined',
    header: 'plain',
    footer: 'light',
  },
  steps: [component.name],
  header: { type: 'SiteHeader', props: { id: 'site-header', name: component.name } },
  footer: { type: 'RegulatoryFooter', props: { id: 'site-footer' } },
  pages: [
    {
      role: 'text',
      path: '/',
      title: component.name,
      content: [{ type: 'Main', props: { id: 'page-main', content: blocksOfComponent(component) } }],
    },
  ],
  social: { title: component.name, description: '' },
})

const blocksIn = ({ pages }: Shell) => (pages[0]?.content[0]?.props['content'] ?? []) as Component['blocks']

/** Edited as a shell is, saved as what lies on its page. Nobody else holds it: the last save counts. */
export function openComponent(component: Component): DocumentSession<Shell | null> {
  const { id, isLocked, state } = component
  const isOpen = !isLocked && state !== 'submitted'
  let latest = shellOf(component)
  const store = createDocumentStore<Shell | null>(
    { document: latest, revision: 1 },
    {
      save: async (revision) => {
        const { document } = store.getState()
        if (document) latest = document
        await quietClient.component.updateComponent({ id, blocks: blocksIn(latest) })
        return revision + 1
      },
      load: async () => ({ document: latest, revision: 1 }),
      isConflict: () => false,
      keep: () => undefined,
    },
  )
  return {
    store,
    lock: createStore(() => (isOpen ? ({ kind: 'mine' } as const) : ({ kind: 'reading' } as const))),
    take: async () => undefined,
    restore: async () => undefined,
    start: () => () => void store.flush(),
  }
}
