// Brings Debian's packages for the tests: a browser to look at pages in (--browser) and a certificate authority to test
// domains against (--authority). The browsers that test tools download come from hosts that are not always reachable.
import { execFileSync } from 'node:child_process'

const wants = (part) => process.argv.includes(part)

hasDone('update', '-qq')
if (wants('--browser') && !(isInstalled('chromium-headless-shell') || isInstalled('chromium')))
  throw new Error('No browser was found. Install Chromium or Chrome, or set CHROMIUM to where it is.')
if (wants('--authority') && !isInstalled('pebble')) console.log('Without pebble tests of certificates are skipped')

function isInstalled(name) {
  console.log(`Installing ${name}`)
  const isThere = hasDone('install', '-y', '-qq', name)
  if (!isThere) console.log(`${name} is not to be had here`)
  return isThere
}

function hasDone(...parameters) {
  const [command, ...first] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  try {
    execFileSync(command, [...first, ...parameters], { stdio: ['ignore', 'ignore', 'inherit'] })
    return true
  } catch {
    return false
  }
}
