/** Why a design cannot be taken or shown. */
export const exchangeRefusals = {
  gone: 'The file of this design is gone.',
  tooLarge: 'The file of this design is larger than 48 MB.',
  onlyWebsite: 'Only a website can be taken into a product.',
  noComponent: 'This is not a component.',
  onlyComponent: 'A component is taken from the components.',
} as const
