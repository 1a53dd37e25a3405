/** Every block a page can be made of. The blocks themselves are drawn elsewhere; a test holds the two lists together. */
export const blockTypes = [
  'AddOns',
  'Button',
  'Divider',
  'Documents',
  'Section',
  'CheckAnswers',
  'Checkout',
  'Columns',
  'Declarations',
  'Faq',
  'Features',
  'Hero',
  'Main',
  'Note',
  'OrderSummary',
  'Picture',
  'PlanPicker',
  'Progress',
  'Questions',
  'RegulatoryFooter',
  'SiteHeader',
  'SoFar',
  'Text',
  'ThankYou',
] as const

export type BlockType = (typeof blockTypes)[number]
