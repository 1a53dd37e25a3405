import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

interface Look {
  /** These alone; by default all. */
  readonly rules?: string[]
  /** What is not looked at, as a selector. */
  readonly without?: string
}

/**
 * What people who cannot see a page well, or at all, stumble over in it. Run in the page itself and asked for nothing
 * but violations: the usual driver opens another page for each look and carries over all that is well.
 */
export async function faultsOf(page: Page, { rules, without }: Look = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    // A frame may run nothing, or be gone by now; then there is nothing to look at in it.
    if (await runsNothing(frame)) continue
    const isThere = await frame.evaluate(() => 'axe' in globalThis).catch(() => true)
    if (!isThere) await frame.evaluate(axe.source).catch(() => undefined)
  }
  await page.waitForFunction(isStill)
  return page.evaluate(look, { ...(rules && { rules }), ...(without && { without }) })
}

/** That of a mail: its sandbox is empty. */
async function runsNothing(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return false
  const sandbox = await frame
    .frameElement()
    .then((element) => element.getAttribute('sandbox'))
    .catch(() => null)
  return sandbox === ''
}

/** Colours and dialogs come by and by: what is half way is neither. */
const isStill = () =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)

async function look({ rules, without }: Look): Promise<string[]> {
  const { axe: here } = globalThis as unknown as { axe: typeof axe }
  // Frames of this page are ours, wherever they come from.
  here.configure({ allowedOrigins: ['<unsafe_all_origins>'] })
  const { violations } = await here.run(without ? { exclude: [[without]] } : document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
