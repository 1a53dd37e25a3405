import type { Page } from '@playwright/test'

/** An address that leads to no screen. */
export const nowhere = '/nowhere'

/** What is still on its way has no say in how a screen reads. */
export const isThere = () => !document.querySelector('.mantine-Skeleton-root, [role=progressbar], [data-loading]')

const walk = (to: string) => {
  history.pushState({ idx: Number(history.state?.idx ?? 0) + 1 }, '', to)
  dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * As a link within the studio leads there: to load all of it anew for each screen takes longer than to look at it. By way of
 * a page that is none, so that the heading which comes then is the screen's own.
 */
export async function goTo(page: Page, path: string, none: string) {
  await page.evaluate(walk, nowhere)
  const isNone = page.getByRole('heading', { level: 1, name: none })
  await isNone.waitFor()
  if (path === nowhere) return
  await page.evaluate(walk, path)
  await isNone.waitFor({ state: 'detached' })
}
