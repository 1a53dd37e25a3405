import { permissionCard } from '../../permission-card.ts'
import { type Permission, permissions } from '../../permissions.ts'
import { type Role, roleNames } from '../member/roles.ts'

export type Detail = Readonly<Record<string, unknown>>

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i

/** What an entry kept of the change, in words: from what to what, which parts, why. Ids say nothing to anybody. */
export function changeIn(detail: Detail, name: string): string {
  const { from, to, proposed, changed, host, reason } = detail
  return [
    fromTo(from, to ?? proposed ?? detail['permissions']),
    roleChange(detail),
    Array.isArray(changed) && changed.every(isPlainName) && changed.length <= 8 ? changed.map(inWords).join(', ') : '',
    typeof host === 'string' ? host : '',
    typeof reason === 'string' ? reason : '',
  ]
    .filter((part) => part !== '' && part !== name)
    .join('; ')
}

function fromTo(from: unknown, to: unknown): string {
  if (isPermissions(from) && isPermissions(to)) return permissionChange(from, to)
  const [before, after] = [valueIn(from), valueIn(to)]
  if (before && after) return before === after ? '' : `${before} → ${after}`
  return after ? `→ ${after}` : ''
}

const named = (codes: readonly Permission[]) => codes.map((code) => permissionCard(code).title).join(', ')

function permissionChange(from: readonly Permission[], to: readonly Permission[]): string {
  const added = to.filter((code) => !from.includes(code))
  const taken = from.filter((code) => !to.includes(code))
  return [added.length > 0 && `given: ${named(added)}`, taken.length > 0 && `taken away: ${named(taken)}`]
    .filter(Boolean)
    .join('; ')
}

function roleChange({ role, from }: Detail): string {
  const after = roleNames[role as Role]
  const before = typeof from === 'object' && from !== null && 'role' in from ? roleNames[from.role as Role] : undefined
  if (!after) return ''
  return before && before !== after ? `${before} → ${after}` : after
}

const isPermissions = (value: unknown): value is readonly Permission[] =>
  Array.isArray(value) && value.every((code) => (permissions as readonly unknown[]).includes(code))

/** A state, a name, a switch, a day. */
function valueIn(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === '' || uuid.test(value)) return ''
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(value) ?? []
  if (day) return `${day} ${time} UTC`
  return /^[a-z]+(-[a-z]+)*$/.test(value) ? value.replaceAll('-', ' ') : value
}

const isPlainName = (value: unknown): value is string => typeof value === 'string' && /^[a-zA-Z]+$/.test(value)

const inWords = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
