/** As version 1 was kept. Never changed. */
export const version1Template = {
  version: 1,
  kind: 'email',
  texts: {
    en_uk: {
      subject: 'Your policy {{policyNumber}}',
      previewText: 'Welcome',
      blocks: [
        { type: 'heading', id: 'a', text: 'Welcome {{name|}}' },
        { type: 'paragraph', id: 'b', text: { lines: [{ runs: [{ text: 'Thank you.', bold: true }] }] } },
        { type: 'button', id: 'c', label: 'Your policy', link: '{{link}}' },
        { type: 'image', id: 'd', address: 'https://www.example.com/a.png', alt: '', width: 200 },
        { type: 'divider', id: 'e' },
        { type: 'spacer', id: 'f', height: 16 },
        { type: 'facts', id: 'g', rows: [{ label: 'Price', value: '{{price}}' }] },
        { type: 'documents', id: 'h', title: '' },
        { type: 'columns', id: 'i', left: [{ type: 'divider', id: 'j' }], right: [] },
      ],
      footer: '',
    },
  },
} as const
