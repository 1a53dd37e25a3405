import type { PageLook, PageText } from './page-block.ts'

/** What every home page looks like that no template was chosen for; a new template begins as it, whatever its language. */
export const standardPage: PageText = {
  blocks: [
    { type: 'agent-banner', id: 'banner' },
    { type: 'agent-card', id: 'card' },
    { type: 'working-hours', id: 'now', title: '', shows: 'now' },
    { type: 'chat-link', id: 'chat', title: '' },
    { type: 'social-links', id: 'social', title: '' },
    { type: 'agent-products', id: 'products', title: '' },
    { type: 'working-hours', id: 'week', title: '', shows: 'week' },
    { type: 'contact-form', id: 'form', title: '' },
    { type: 'regulatory-footer', id: 'footer' },
  ],
}

export const standardLook: PageLook = { brand: null, ground: null, sheet: null, hasPhoto: true }
