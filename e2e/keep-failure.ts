import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { folderOf } from './failures.ts'
import { openPages } from './open-browser.ts'

/** What every open page showed when a test failed, for eyes and for screen readers: a busy machine shows it only once. */
afterEach(async (context) => {
  if (context.task.result?.state !== 'fail') return
  const folder = folderOf(context)
  await mkdir(folder, { recursive: true })
  for (const [n, page] of openPages().entries()) {
    const name = join(folder, `page-${n + 1}`)
    // A page that hangs is what may have failed: whatever can be had of it is kept.
    const kept = await Promise.allSettled([
      page.screenshot({ path: `${name}.png`, timeout: 10_000 }),
      page
        .locator('body')
        .ariaSnapshot({ timeout: 10_000 })
        .then((tree) => writeFile(`${name}.yml`, `# ${page.url()}\n${tree}\n`)),
    ])
    for (const { reason } of kept.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[])
      await writeFile(`${name}.txt`, String(reason), { flag: 'a' })
  }
  process.stderr.write(`What its pages showed: ${folder}\n`)
})
