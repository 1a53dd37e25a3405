import type { Page } from '@playwright/test'

// A cheap phone: a processor four times slower, 1.6 Mbit/s, 150 ms away.
const slowdown = 4
const bytesPerSecond = 1_600_000 / 8
const latencyMs = 150

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export async function throttle(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
