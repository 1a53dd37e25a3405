import { textOf } from '@coverwright/domain/build/pricing-table/sheet'
import { doTasks } from '../../platform/threads/do-tasks.ts'
import { sheetLimits } from './limits.ts'
import { readWorkbook } from './read-workbook.ts'
import type { SheetTasks } from './sheet-tasks.ts'

doTasks<SheetTasks>({
  cells({ content, name }) {
    const sheets = readWorkbook(Buffer.from(content), name, sheetLimits)
    const filled = sheets.find(({ rows }) => rows.some((row) => row.some((cell) => textOf(cell) !== '')))
    return (filled?.rows ?? []).map((row) => row.map(textOf))
  },
})
