import { documentTree } from '@coverwright/blocks/document/document-tree'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { Document, type DocumentProps, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { families, loadFonts } from './fonts.ts'

const parts = { Document, Page, View, Text, Link }

/** A document as PDF bytes. What a tree of it begins with is a `Document`. */
export async function documentBytes(document: FilledDocument): Promise<Buffer> {
  await loadFonts()
  return renderToBuffer(documentTree(document, parts, families) as ReactElement<DocumentProps>)
}
