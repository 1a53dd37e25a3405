import { expect, test, vi } from 'vitest'
import { endings } from './endings.ts'
import { watchVisibility } from './watch-visibility.ts'

const hours = 60 * 60_000

function setUp({ hasToken = true, hiddenAt = null as number | null } = {}) {
  const page = { visibilityState: 'visible' as DocumentVisibilityState, change: () => {} }
  const seen = { now: 1_000_000, hiddenAt }
  const end = vi.fn<(ending: object) => void>()
  const checkVersion = vi.fn<() => void>()
  watchVisibility(
    {
      get visibilityState() {
        return page.visibilityState
      },
      addEventListener: (_type, listener) => {
        page.change = listener
      },
    },
    {
      now: () => seen.now,
      hiddenAt: () => seen.hiddenAt,
      keepHiddenAt: (ms) => {
        seen.hiddenAt = ms
      },
      hasToken: () => hasToken,
      end,
      checkVersion,
    },
  )
  const turn = (visibility: DocumentVisibilityState) => {
    page.visibilityState = visibility
    page.change()
  }
  return { seen, end, checkVersion, turn }
}

test('more than twelve hours hidden sign out on return', () => {
  const { seen, end, turn } = setUp()
  turn('hidden')
  seen.now += 12 * hours + 1
  turn('visible')
  expect(end).toHaveBeenCalledExactlyOnceWith(endings.hiddenTooLong)
})

test('twelve hours exactly do not', () => {
  const { seen, end, turn } = setUp()
  turn('hidden')
  seen.now += 12 * hours
  turn('visible')
  expect(end).not.toHaveBeenCalled()
})

test('without a token there is nothing to end', () => {
  const { seen, end, turn } = setUp({ hasToken: false })
  turn('hidden')
  seen.now += 24 * hours
  turn('visible')
  expect(end).not.toHaveBeenCalled()
})

test('a discarded tab that is loaded again counts from when it was hidden', () => {
  const { end } = setUp({ hiddenAt: 1_000_000 - 13 * hours })
  expect(end).toHaveBeenCalledExactlyOnceWith(endings.hiddenTooLong)
})

test('the version is looked at whenever the page is shown', () => {
  const { checkVersion, turn } = setUp()
  checkVersion.mockClear()
  turn('hidden')
  expect(checkVersion).not.toHaveBeenCalled()
  turn('visible')
  expect(checkVersion).toHaveBeenCalledOnce()
})
