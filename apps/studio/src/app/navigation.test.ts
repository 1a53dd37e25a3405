import { expect, test } from 'vitest'
import { currentIn, navigationOf, openScreens } from '../core/navigation/navigation.ts'
import type { Visitor } from '../core/screens/decide.ts'
import { member, page, type Screen } from '../core/screens/screen.ts'
import { catalogue as builtScreens } from './catalogue.ts'

const load = async () => ({ Component: () => null })
const screen = (path: Screen['path'], more: Partial<Screen>): Screen => ({
  path,
  title: 'home',
  layout: 'shell',
  guard: member,
  load,
  ...more,
})
const { load: _unbuilt, ...planned } = screen('/publisher', { place: { section: 'build', order: 2 } })
const catalogue: Screen[] = [
  screen('/setting', { place: { section: 'company', order: 8 } }),
  screen('/project', { guard: page, place: { section: 'build', order: 3 } }),
  screen('/designStudio', { guard: page, place: { section: 'build', order: 1 } }),
  screen('/users', { guard: page, place: { section: 'company', order: 1 } }),
  screen('/masterSBCX', { guard: { kind: 'designer' }, place: { section: 'designer', order: 1 } }),
  screen('/menu', {}),
  planned,
]
const visitor: Visitor = {
  isSignedIn: true,
  roleList: [{ name: 'Standard' }],
  requestList: [{ url: '/project' }, { url: '/designStudio' }],
  paymentMode: 'both',
  businessType: 'insurer',
}
const shown = (who: Visitor) =>
  navigationOf(catalogue, who).map(({ section, screens }) => [section, screens.map(({ path }) => path)])

test('sections and screens come in order; planned, unplaced and forbidden ones do not', () => {
  expect(shown(visitor)).toEqual([
    ['build', ['/designStudio', '/project']],
    ['company', ['/setting']],
  ])
})

test('a designer gets the section of designers, after the company', () => {
  expect(shown({ ...visitor, roleList: [{ name: 'Designer' }] }).at(-1)).toEqual(['designer', ['/masterSBCX']])
})

test('search reaches what navigation does not list', () => {
  expect(openScreens(catalogue, visitor).map(({ path }) => path)).toContain('/menu')
})

test('a screen that stands under another marks it, and one in the navigation marks itself', () => {
  const users = screen('/users', { aliases: ['/User'], place: { section: 'company', order: 1 } })
  const screens = [users, screen('/batch-invite', { under: '/users' }), screen('/menu', {})]
  const marks = ['/users', '/User', '/batch-invite', '/menu'].map((path) => currentIn(screens, users, path))
  expect(marks).toEqual(['page', 'page', 'true', undefined])
})

test('whatever a screen stands under is in the navigation', () => {
  const placed = new Set(builtScreens.flatMap(({ path, place }) => (place ? [path] : [])))
  const under = builtScreens.flatMap((one) => one.under ?? [])
  expect(under.length).toBeGreaterThan(0)
  expect(under.filter((path) => !placed.has(path))).toEqual([])
})
