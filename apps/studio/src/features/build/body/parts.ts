import { type ComponentType, lazy } from 'react'
import { loadChunk } from '../../../core/start/load-chunk.ts'
import { loadTexts } from '../../../core/text/start-text.ts'
import type { BuilderPart } from '../body-editing/place.ts'

type Load = () => Promise<ComponentType>

const part = (load: Load, ...texts: readonly string[]) =>
  lazy(async () => {
    const [Part] = await loadChunk(() => Promise.all([load(), loadTexts(texts)]))
    return { default: Part }
  })

/** The parts of the builder that are built, in the order of the tabs. Each is loaded when it is first opened. */
export const parts: Partial<Readonly<Record<BuilderPart, ComponentType>>> = {
  questions: part(async () => (await import('./questions/QuestionsPart.tsx')).QuestionsPart),
  dataset: part(async () => (await import('./dataset/DatasetPart.tsx')).DatasetPart),
  plans: part(async () => (await import('./plans/PlansPart.tsx')).PlansPart),
  pricing: part(async () => (await import('../rating/PricingPart.tsx')).PricingPart, 'rating'),
  underwriting: part(async () => (await import('../rating/UnderwritingPart.tsx')).UnderwritingPart, 'rating'),
  tables: part(async () => (await import('../pricing-table/PricingTables.tsx')).PricingTablesPart, 'pricing-table'),
  test: part(async () => (await import('../rating/TestPart.tsx')).TestPart, 'rating', 'pricing-table'),
  documents: part(async () => (await import('./documents/DocumentsPart.tsx')).DocumentsPart),
  languages: part(async () => (await import('./languages/LanguagesPart.tsx')).LanguagesPart),
  readiness: part(async () => (await import('./readiness/ReadinessPart.tsx')).ReadinessPart),
}
