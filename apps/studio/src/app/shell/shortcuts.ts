/** Keys and what they do, by the key of the text. Shown in the dialog; each is bound where it acts. */
export const shortcuts = [
  { text: 'search', keys: ['Ctrl', 'K'] },
  { text: 'new', keys: ['N'] },
  { text: 'save', keys: ['Ctrl', 'S'] },
  { text: 'move', keys: ['↑', '↓'] },
  { text: 'open', keys: ['Enter'] },
  { text: 'select', keys: ['Space'] },
  { text: 'rowMenu', keys: ['Shift', 'F10'] },
  { text: 'close', keys: ['Esc'] },
  { text: 'help', keys: ['?'] },
] as const
