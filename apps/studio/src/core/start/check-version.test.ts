import { expect, test, vi } from 'vitest'
import { checkVersion } from './check-version.ts'

interface Served {
  readonly hostname?: string
  readonly served?: string | null
  readonly reloadedFor?: string
}

async function check({
  hostname = 'studio.tarnbrook.example',
  served = '/assets/index-b.js',
  reloadedFor,
}: Served = {}) {
  const running = '/assets/index-a.js'
  const reload = vi.fn<() => void>()
  const fetchVersion = vi.fn<() => Promise<string | undefined>>(async () => served ?? undefined)
  const keepReloadedFor = vi.fn<(version: string) => void>()
  await checkVersion({
    hostname,
    running,
    fetchVersion,
    reloadedFor: () => reloadedFor ?? null,
    keepReloadedFor,
    reload,
  })
  return { reload, fetchVersion, keepReloadedFor }
}

test('a changed version reloads the page', async () => {
  const { reload, keepReloadedFor } = await check()
  expect(reload).toHaveBeenCalledOnce()
  expect(keepReloadedFor).toHaveBeenCalledWith('/assets/index-b.js')
})

test('the same version does not', async () => {
  const { reload } = await check({ served: '/assets/index-a.js' })
  expect(reload).not.toHaveBeenCalled()
})

test('a cache that still serves the old page does not make it reload for ever', async () => {
  const { reload } = await check({ reloadedFor: '/assets/index-b.js' })
  expect(reload).not.toHaveBeenCalled()
})

test('a local host is not asked', async () => {
  const { fetchVersion } = await check({ hostname: 'localhost' })
  expect(fetchVersion).not.toHaveBeenCalled()
})

test('a host without the file is left alone', async () => {
  const { reload } = await check({ served: null })
  expect(reload).not.toHaveBeenCalled()
})
