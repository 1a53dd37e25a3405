export const version1Component = {
  version: 1,
  blocks: [{ type: 'Note', props: { id: 'note', title: 'Why we ask', text: 'It changes your price.' } }],
}
