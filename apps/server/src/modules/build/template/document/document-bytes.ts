import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { documentTree } from '@coverwright/blocks/document/document-tree'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { Document, type DocumentProps, Font, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'

const files = join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files')
/** One family a script: a name is written in the first that has its letters. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const
const weights = [400, 600] as const
const slopes = ['normal', 'italic'] as const
for (const script of scripts)
  Font.register({
    family: `Inter ${script}`,
    fonts: weights.flatMap((fontWeight) =>
      slopes.map((fontStyle) => ({
        src: join(files, `inter-${script}-${fontWeight}-${fontStyle}.woff`),
        fontWeight,
        fontStyle,
      })),
    ),
  })
const families = scripts.map((script) => `Inter ${script}`)
// Numbers and names are not to be broken in two.
Font.registerHyphenationCallback((word) => [word])

const parts = { Document, Page, View, Text, Link }

/** A document as PDF bytes. What a tree of it begins with is a `Document`. */
export const documentBytes = (document: FilledDocument): Promise<Buffer> =>
  renderToBuffer(documentTree(document, parts, families) as ReactElement<DocumentProps>)
