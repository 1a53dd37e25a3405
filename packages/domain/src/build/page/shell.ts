import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { requiredText, text } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { model } from '../document/model.ts'
import { checkBlocks } from './check-blocks.ts'
import { Flow, unboundBlocks } from './flow.ts'
import { BlockData, Page, Picture } from './page.ts'
import { RichText } from './rich-text.ts'
import { fromShellVersion1 } from './shell-version-1.ts'
import { Theme } from './theme.ts'

export const shellVersion = 2

/** By language, then by the key that `shell-texts` gives a text. */
const Translations = z.partialRecord(z.enum(languages), z.record(z.string().max(300), z.union([text(5000), RichText])))

/** Everything about a product's published site that is not insurance. */
export const Shell = z
  .strictObject({
    version: z.literal(shellVersion),
    theme: Theme,
    /** Names of the steps that the progress block shows. */
    steps: z.array(requiredText(40)).min(1).max(12),
    header: BlockData,
    footer: BlockData,
    pages: z.array(Page).min(1).max(100),
    social: z.strictObject({
      title: requiredText(120),
      description: z.string().max(300),
      image: Picture.optional(),
    }),
    favicon: Picture.shape.src.optional(),
    translations: Translations.optional(),
    /** Absent, page follows page. */
    flow: Flow.optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path, message })
    const paths = new Set<string>()
    for (const [index, page] of value.pages.entries()) {
      if (paths.has(page.path)) refuse(['pages', index, 'path'], messages.alreadyExists)
      paths.add(page.path)
      // Addresses under /_/ are the site's own calls and files.
      if (page.path.startsWith('/_')) refuse(['pages', index, 'path'], 'This address is taken')
      if ('step' in page && page.step > value.steps.length) refuse(['pages', index, 'step'], 'There is no such step')
      for (const message of checkBlocks(page.content)) refuse(['pages', index, 'content'], message)
    }
    for (const part of ['header', 'footer'] as const)
      for (const message of checkBlocks([value[part]])) refuse([part], message)
    if (!paths.has('/')) refuse(['pages'], 'One page must be at /')
    for (const role of ['plans', 'check', 'thank-you'] as const) {
      if (value.pages.filter((page) => page.role === role).length > 1)
        refuse(['pages'], `Only one page can be "${role}"`)
    }
    for (const { position, field, message } of value.flow ? unboundBlocks(value.flow, value.pages) : [])
      refuse(['flow', 'blocks', position, field], message)
  })

export const shellModel = model({
  name: 'shell',
  version: shellVersion,
  schema: Shell,
  upgrades: { 1: fromShellVersion1 },
})

/** Reads a stored shell of any version. */
export const parseShell = (stored: unknown): Shell => shellModel.parse(stored)

export type Shell = z.output<typeof Shell>
