import { expect, test, vi } from 'vitest'
import { checkVersion } from './check-version.ts'

async function check({
  hostname = 'studio.tarnbrook.example',
  running = '/assets/index-a.js' as string | undefined,
  served = '/assets/index-b.js' as string | null,
  reloadedFor = null as string | null,
} = {}) {
  const reload = vi.fn<() => void>()
  const fetchVersion = vi.fn(async () => served ?? undefined)
  const keepReloadedFor = vi.fn<(version: string) => void>()
  await checkVersion({ hostname, running, fetchVersion, reloadedFor: () => reloadedFor, keepReloadedFor, reload })
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
