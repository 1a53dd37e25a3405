import { permissionCard } from '../../permission-card.ts'
import { type Permission, permissions } from '../../permissions.ts'
import { type Role, roleNames } from '../member/roles.ts'

export type Detail = Readonly<Record<string, unknown>>

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i

type Say = (english: string) => string

/**
 * What an entry kept of the change, in words: from what to what, which parts, why. Ids say nothing to anybody. `say` is
 * for the product's own words; what somebody wrote stays as it is.
 */
export function changeIn(detail: Detail, name: string, say: Say = (english) => english): string {
  const { from, to, proposed, changed, host, reason } = detail
  return [
    fromTo(from, to ?? proposed ?? detail['permissions'], say),
    roleChange(detail, say),
    Array.isArray(changed) && changed.every(isPlainName) && changed.length <= 8
      ? changed.map((key) => say(inWords(key))).join(', ')
      : '',
    typeof host === 'string' ? host : '',
    typeof reason === 'string' ? reason : '',
  ]
    .filter((part) => part !== '' && part !== name)
    .join('; ')
}

function fromTo(from: unknown, to: unknown, say: Say): string {
  if (isPermissions(from) && isPermissions(to)) return permissionChange(from, to, say)
  const [before, after] = [valueIn(from, say), valueIn(to, say)]
  if (before && after) return before === after ? '' : `${before} → ${after}`
  return after ? `→ ${after}` : ''
}

function permissionChange(from: readonly Permission[], to: readonly Permission[], say: Say): string {
  const named = (codes: readonly Permission[]) => codes.map((code) => say(permissionCard(code).title)).join(', ')
  const added = to.filter((code) => !from.includes(code))
  const taken = from.filter((code) => !to.includes(code))
  return [
    added.length > 0 && `${say('given')}: ${named(added)}`,
    taken.length > 0 && `${say('taken away')}: ${named(taken)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function roleChange({ role, from }: Detail, say: Say): string {
  const after = roleNames[role as Role]
  const before = typeof from === 'object' && from !== null && 'role' in from ? roleNames[from.role as Role] : undefined
  if (!after) return ''
  return before && before !== after ? `${say(before)} → ${say(after)}` : say(after)
}

const isPermissions = (value: unknown): value is readonly Permission[] =>
  Array.isArray(value) && value.every((code) => (permissions as readonly unknown[]).includes(code))

/** A state, a name, a switch, a day. */
function valueIn(value: unknown, say: Say): string {
  if (typeof value === 'boolean') return say(value ? 'on' : 'off')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === '' || uuid.test(value)) return ''
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(value) ?? []
  if (day) return `${day} ${time} UTC`
  return /^[a-z]+(-[a-z]+)*$/.test(value) ? say(value.replaceAll('-', ' ')) : value
}

const isPlainName = (value: unknown): value is string => typeof value === 'string' && /^[a-zA-Z]+$/.test(value)

/** `minPremium` is `min premium`, and `logoFileId` is `logo`. */
export const inWords = (name: string) =>
  name
    .replace(/(?:File)?Ids?$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
