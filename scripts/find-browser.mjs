// Where a Chromium is, for the tests that click through the studio and for what is measured in a browser.
import { existsSync } from 'node:fs'

const withoutWindows = '/usr/bin/chromium-headless-shell'
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const first = (places) => [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place))

/** The one without windows before all others: it does the same on a page for a third less. */
export const findBrowser = () => first([withoutWindows, ...usual])

/** As people have it: the other one paints sooner than they would see it. */
export const findUsualBrowser = () => first([...usual, withoutWindows])
