import type { Fields } from './definition.ts'

/** Looks that any block can be given. They become rules of the release's style sheet: a style attribute needs an unsafe CSP. */
export const lookFields = {
  spaceAbove: { type: 'number', label: 'Space above', initial: 0, min: 0, max: 160 },
  spaceBelow: { type: 'number', label: 'Space below', initial: 0, min: 0, max: 160 },
} as const satisfies Fields

export function lookRule(id: string, looks: Readonly<Record<string, unknown>>): string {
  const pixels = (name: keyof typeof lookFields) =>
    Math.min(Math.max(Math.round(Number(looks[name]) || 0), 0), lookFields[name].max)
  const [above, below] = [pixels('spaceAbove'), pixels('spaceBelow')]
  return above || below ? `.${lookClass(id)}{padding:${above}px 0 ${below}px}` : ''
}

export const lookClass = (id: string) => `b-${id.replaceAll(/[^\w-]/g, '')}`
