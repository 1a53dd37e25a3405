import { expect, test } from 'vitest'
import { browserIn } from './browser-in.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, 'Safari', 'macOS'],
  [`Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webKit} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPad'],
  [`Mozilla/5.0 (Linux; Android 15) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(browserIn(userAgent)).toEqual({ browser, system })
})
