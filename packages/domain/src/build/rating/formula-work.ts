import { type BigCode, type Code, isBig } from './code.ts'

/** EXP, LN, SQRT or POWER takes as long as so many operations, and more for every decimal that it keeps. */
const functionWork = 500
const functionDecimalWork = 25

/** How many operations a formula takes: by doubles alone, and where its exact value is asked for. */
export interface Work {
  readonly near: number
  readonly exact: number
}

/**
 * The most that running the formula can take, and with it what loading it takes. A part that stands in it several times,
 * as the base of a power does, is counted each time but looked at once: powers of powers would take for ever otherwise.
 * What a large number is rounded or compared to may need its exact value beside the double, so that each such nesting
 * adds to what is within it.
 */
export function workOf(code: Code, itemsIn: (countSlot: number) => number): Work {
  const known = new Map<Code, Work>()
  const work = (part: Code): Work => {
    const before = known.get(part)
    if (before) return before
    const near = nearOf(part)
    const made = { near, exact: isBig(part) ? exactOf(part) : near + 1 }
    known.set(part, made)
    return made
  }
  const near = (...parts: readonly Code[]) => parts.reduce((sum, part) => sum + work(part).near, 1)
  const exact = (...parts: readonly Code[]) => parts.reduce((sum, part) => sum + work(part).exact, 1)

  function nearOf(part: Code): number {
    switch (part.op) {
      case 'constant':
      case 'big-constant':
      case 'slot':
      case 'no-rate':
        return 1
      case 'negative':
      case 'absolute':
      case 'not':
        return near(part.of)
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'smaller':
      case 'larger':
        return near(part.left, part.right)
      case 'if':
        return near(part.when, part.yes, part.no)
      case 'compare':
        return near(part.left, part.right) + (part.error === undefined ? 0 : exact(part.left, part.right))
      case 'and':
      case 'or':
        return near(...part.parts)
      case 'round':
        return near(part.of) + (part.error === undefined ? 0 : exact(part.of))
      case 'divide':
        return part.fits && !part.isBig ? near(part.left, part.right) : exact(part.left, part.right)
      case 'apply':
        return exact(part.of, part.by) + functionWork + functionDecimalWork * part.decimals
      case 'total':
      case 'lowest':
      case 'highest':
        return itemsIn(part.countSlot) * near(part.of) + (part.start ? near(part.start) : 1)
      case 'count-if':
        return 1 + itemsIn(part.countSlot) * near(part.of)
      case 'years':
      default:
        return near(part.start, part.end)
    }
  }

  function exactOf(part: BigCode): number {
    switch (part.op) {
      case 'negative':
      case 'absolute':
      case 'round':
        return exact(part.of)
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'smaller':
      case 'larger':
      case 'divide':
        return exact(part.left, part.right)
      case 'if':
        return near(part.when) + exact(part.yes, part.no)
      case 'total':
      case 'lowest':
      case 'highest':
        // That of doubles runs as well: it notices a group with no items.
        return nearOf(part) + itemsIn(part.countSlot) * exact(part.of) + (part.start ? exact(part.start) : 1)
      case 'apply':
        return nearOf(part)
      case 'big-constant':
      case 'slot':
      default:
        return 1
    }
  }
  return work(code)
}
