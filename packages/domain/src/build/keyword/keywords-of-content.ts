import { namesInContract } from '../template/contract-fields.ts'
import type { TemplateContent } from '../template/template-content.ts'
import { keywordsNamedIn } from './with-keywords.ts'

/** Fields in a template that are neither the product's own nor a contract's: keywords, or nothing. */
export function keywordsOfContent(content: TemplateContent | null): string[] {
  if (!content) return []
  const named = keywordsNamedIn(content.texts)
  if (content.kind !== 'contract') return named
  const known = namesInContract(content.terms)
  return named.filter((name) => !known.includes(name))
}
