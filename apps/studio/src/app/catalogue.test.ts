import { urlOfPermission } from '@coverwright/domain/permission-url'
import { permissions } from '@coverwright/domain/permissions'
import { expect, test } from 'vitest'
import { paths as known } from '../core/screens/paths.ts'
import { isBuilt, pathsOf } from '../core/screens/screen.ts'
import titles from '../core/screens/screens.en_uk.json'
import { catalogue } from './catalogue.ts'
import specified from './specified-routes.json'

const paths = catalogue.flatMap(pathsOf)

test('the catalogue holds every specified route once, and no other', () => {
  expect(paths.toSorted()).toEqual(specified.toSorted())
  expect(new Set(paths).size).toBe(141)
  expect(known.toSorted()).toEqual(specified.toSorted())
})

test('aliases reach the same screen', () => {
  const aliases = catalogue.flatMap((screen) => (screen.aliases ? [pathsOf(screen)] : []))
  expect(aliases.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
    ['/', '/log-in'],
    ['/exclusive-node', '/exclusiveNode'],
    ['/partner-hub', '/partnerHub'],
    ['/setting', '/setting-page'],
  ])
})

test('every title is used by one screen, or by a part of one', () => {
  const used = catalogue.flatMap(({ title, tabs = [] }) => [title, ...tabs.map((tab) => tab.title)])
  expect(used.toSorted()).toEqual(Object.keys(titles).toSorted())
})

test('the pages of the permission list are the pages guarded by it', () => {
  const pages = catalogue.filter(({ guard }) => guard.kind === 'page').map(({ path }) => path)
  const codes = permissions.map(urlOfPermission).filter((url) => url.startsWith('/'))
  expect(pages.toSorted()).toEqual(codes.toSorted())
  expect(pages).toHaveLength(14)
})

test('no two screens share a place in the navigation', () => {
  const places = catalogue.flatMap(({ place }) => (place ? [`${place.section} ${place.order}`] : []))
  expect(new Set(places).size).toBe(places.length)
})

test('a built screen names the texts it is loaded with', () => {
  const built = catalogue.filter((screen) => isBuilt(screen) && screen.load)
  expect(built.length).toBeGreaterThan(0)
  expect(built.filter(({ texts }) => !texts)).toEqual([])
})
