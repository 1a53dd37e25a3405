import { z } from 'zod'
import { contrast } from '../../base/colour/contrast.ts'
import { nameOfPage } from '../page/page.ts'
import type { Shell } from '../page/shell.ts'
import type { DesignCargo } from '../product/design-file.ts'

/** What is looked at before other companies get a design: by the product where it can, and by a person in any case. */
export const exchangeChecks = ['contrast', 'pictures', 'texts', 'licences', 'company'] as const
export type ExchangeCheck = (typeof exchangeChecks)[number]

export const CheckResult = z.object({
  check: z.enum(exchangeChecks),
  /** What a person should look at, in words; empty where nothing was found. */
  found: z.array(z.string()).max(20),
})
export type CheckResult = z.output<typeof CheckResult>

interface Checked {
  /** Everything that travels, before pictures and fonts. */
  readonly content: unknown
  readonly shell: Shell | null
  readonly cargo: DesignCargo
  readonly missingPhotos: number
  readonly licence: string
  /** What only the company itself is called and reached by. */
  readonly company: readonly string[]
}

const mostFound = 20
/** Anything that is read or pressed stands so far from its ground. */
const leastContrast = 4.5

export function checkExchanged(checked: Checked): CheckResult[] {
  const texts = textsIn(checked.content)
  return exchangeChecks.map((check) => ({
    check,
    found: [...new Set(finders[check](checked, texts))].slice(0, mostFound),
  }))
}

const finders: Readonly<Record<ExchangeCheck, (checked: Checked, texts: readonly string[]) => string[]>> = {
  contrast: ({ shell }) => {
    if (!shell) return []
    const colours = [shell.theme.brand, ...(shell.theme.palette ?? []).map(({ colour }) => colour)]
    return colours
      .filter((colour) => contrast(colour, '#ffffff') < leastContrast)
      .map((colour) => `${colour} is too light for text on white: the journey darkens it there.`)
  },
  pictures: ({ content, missingPhotos }) => [
    ...picturesIn(content)
      .filter(({ alt }) => alt.trim() === '')
      .map(() => 'A picture has no text for people who cannot see it.'),
    ...(missingPhotos > 0 ? [`Photos that are no longer in the library: ${missingPhotos}.`] : []),
  ],
  texts: ({ shell }, texts) => [
    ...(shell?.pages ?? [])
      .filter(({ content }) => content.length === 0)
      .map((page) => `The page “${nameOfPage(page)}” is empty.`),
    ...texts.filter((text) => /lorem ipsum/i.test(text)).map((text) => `Filler text: ${short(text)}`),
  ],
  licences: ({ licence, cargo }) => [
    ...(licence.trim() === '' ? ['The item names no licence.'] : []),
    ...cargo.photos
      .filter((photo) => photo.licence.trim() === '')
      .map(({ name }) => `The photo “${name}” names no licence.`),
    ...cargo.fonts
      .filter((font) => font.licence.trim() === '')
      .map(({ family }) => `The font “${family}” names no licence.`),
  ],
  company: ({ company }, texts) => {
    // A company is known by its first word alone: “Tarnbrook Pet” names Tarnbrook Insurance.
    const names = company.flatMap((name) => [name, name.split(/\s/)[0] ?? '']).map((name) => name.trim().toLowerCase())
    return texts
      .filter(
        (text) =>
          names.some((name) => name.length > 4 && text.toLowerCase().includes(name)) ||
          /[\w.+-]+@[\w-]+\.\w+/.test(text),
      )
      .map((text) => `Names a company or an address: ${short(text)}`)
  },
}

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

function picturesIn(value: unknown): { alt: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { src, alt } = value as { readonly src?: unknown; readonly alt?: unknown }
  const own = typeof src === 'string' && typeof alt === 'string' ? [{ alt }] : []
  return [...own, ...Object.values(value).flatMap(picturesIn)]
}
