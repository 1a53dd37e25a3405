import { saidIn } from '../../core/text/said.ts'

const say = (english: string) => saidIn('places', english) || english

/** A place where two versions of a design differ, in the language of the studio; what its parts are called by whoever made them stays. */
export const sayPlace = (place: string): string => place.split(between).map(sayPart).join(' › ')

/** Not within a name. */
const between = / › (?![^“]*”)/

/** `Page “Start”`, `Question 3`, `Title (2)`: what it is, and which. */
function sayPart(part: string): string {
  const [, what = part, which = ''] = /^([^“]*?)( “[\s\S]*| \(?\d+\)?)?$/.exec(part) ?? []
  return `${say(what)}${which}`
}

const switches = new Set(['yes', 'no', 'nothing'])

export const sayValue = (value: string): string => (switches.has(value) ? say(value) : value)
