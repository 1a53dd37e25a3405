import type { ShellChoices } from '@coverwright/domain/build/page/pre-build'
import type { InsuranceLine } from '@coverwright/domain/build/product/product'

/** A colour that suits the kind of insurance, until somebody chooses theirs. */
const colours: Readonly<Record<InsuranceLine, string>> = {
  pet: '#1F6B4F',
  car: '#1D4ED8',
  home: '#9A3412',
  travel: '#0E7490',
  landlord: '#6D28D9',
  van: '#B45309',
  motorbike: '#BE123C',
  life: '#3F6212',
}

interface Words {
  readonly tradingName: string
  readonly headline: string
  readonly lead: string
}

export const startingChoices = (line: InsuranceLine, words: Words): ShellChoices => ({
  ...words,
  phone: '',
  picture: null,
  theme: {
    brand: colours[line],
    radius: 14,
    font: 'inter',
    buttons: 'soft',
    form: 'outlined',
    header: 'plain',
    footer: 'light',
  },
})

export const swatches = Object.values(colours)

/** Another kind brings its colour, unless one was chosen. */
export const recoloured = (choices: ShellChoices, from: InsuranceLine, to: InsuranceLine): ShellChoices =>
  choices.theme.brand === colours[from] ? { ...choices, theme: { ...choices.theme, brand: colours[to] } } : choices
