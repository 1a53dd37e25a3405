import { KeyFigures, KeyFiguresForm } from '@coverwright/domain/statistics/key-figures'
import { call, group, member } from './call.ts'

export const dashboard = group('dashboard', {
  getKeyFigures: call({ access: member, input: KeyFiguresForm, output: KeyFigures }),
})
