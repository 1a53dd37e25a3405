import { awkwardCases } from './awkward-cases.ts'
import { bandCases } from './band-cases.ts'
import { cellCases } from './cell-cases.ts'
import type { Case } from './corpus-case.ts'
import { headingCases } from './heading-cases.ts'
import { layoutCases } from './layout-cases.ts'
import { listCases } from './list-cases.ts'
import { slipCases } from './slip-cases.ts'

/** Sheets as people make them, each with what it must come to. */
export const corpus: readonly Case[] = [
  ...layoutCases,
  ...bandCases,
  ...cellCases,
  ...awkwardCases,
  ...slipCases,
  ...listCases,
  ...headingCases,
]
