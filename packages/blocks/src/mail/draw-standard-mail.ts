import { fillSegments, type Values } from '@coverwright/domain/build/template/segments'
import { standardMail } from '@coverwright/domain/build/template/standard-mail'
import { renderToStaticMarkup } from 'react-dom/server'
import { literalInk } from './ink.ts'
import { mailTree } from './mail-tree.ts'

interface Said {
  readonly subject: string
  readonly text: string
}

/** What the product words itself, drawn with the same blocks. Nothing in it is looked through for fields. */
export function drawStandardMail(said: Said, brand: Values): string {
  const ink = literalInk()
  const html = renderToStaticMarkup(mailTree(standardMail(said), undefined, ink))
  return fillSegments(ink.segmentsIn(`<!doctype html>${html}`), brand).text
}
