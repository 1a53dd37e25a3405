import { type Code, isBig } from './code.ts'
import { listNamed, listNumber } from './formula-lists.ts'
import type { Formula } from './formula-parse.ts'
import type { Checker, GroupDatum } from './formula-scope.ts'
import { FormulaError } from './formula-tokens.ts'
import { added, extreme, fitsDouble, type NumberCode, rescaled } from './number-code.ts'

type Fold = 'total' | 'lowest' | 'highest'

interface Items {
  readonly checker: Checker
  readonly group: GroupDatum
}

/** When the formula names what items have (`drivers.age`): the way to check it for every item. */
export function overItems(checker: Checker, formula: Formula): Items | undefined {
  const names = new Set<string>()
  addGroupsIn(formula, names)
  const [name, another] = names
  if (name === undefined) return undefined
  const group = checker.scope.groups.get(name)
  if (!group) return undefined
  if (checker.over !== null || another !== undefined)
    throw new FormulaError('Only one group can be gone through at a time.', formula)
  return { checker: checker.goingOver(name), group }
}

function addGroupsIn(formula: Formula, names: Set<string>) {
  switch (formula.kind) {
    case 'name': {
      const [group, ofItem] = formula.name.split('.')
      if (group !== undefined && ofItem !== undefined) names.add(group)
      break
    }
    case 'negative':
    case 'percent':
      addGroupsIn(formula.of, names)
      break
    case 'binary':
      addGroupsIn(formula.left, names)
      addGroupsIn(formula.right, names)
      break
    case 'call':
      for (const value of formula.values) addGroupsIn(value, names)
      break
    case 'number':
    case 'text':
    case 'yes-no':
    default:
  }
}

/** SUM, MIN and MAX take single numbers and numbers of every item side by side: MAX(0, claims.cost). */
export function foldValues(fold: Fold) {
  return (checker: Checker, call: Formula, values: readonly [Formula, ...Formula[]]): NumberCode => {
    const single: NumberCode[] = []
    const perItem: { items: Items; value: Formula }[] = []
    for (const value of values) {
      const list = listNamed(checker, value)
      const items = checker.over === null ? overItems(checker, value) : undefined
      if (list) single.push(listNumber(list, fold, value))
      else if (items) perItem.push({ items, value })
      else single.push(checker.number(value))
    }
    let [result] = single
    for (const number of single.slice(1)) if (result) result = joinedBy(fold, result, number)
    for (const { items, value } of perItem) result = folded(fold, items, value, call, result)
    if (!result) throw new FormulaError('A number is needed here.', call)
    return result
  }
}

function joinedBy(fold: Fold, left: NumberCode, right: NumberCode): NumberCode {
  if (fold === 'total') return added(left, right, 1)
  return extreme(fold === 'lowest' ? 'smaller' : 'larger', left, right)
}

function folded(fold: Fold, items: Items, value: Formula, call: Formula, start: NumberCode | undefined): NumberCode {
  const each = items.checker.number(value)
  if (fold === 'total') {
    const total = totalOf(each, items.group, call)
    return start ? added(start, total, 1) : total
  }
  const scale = Math.max(each.scale, start?.scale ?? 0)
  const [of, from] = [rescaled(each, scale), start && rescaled(start, scale)]
  const bounds = from ? joinedBy(fold, from, of) : of
  const big = isBig(of.code) || (from !== undefined && isBig(from.code))
  const place = { countSlot: items.group.countSlot, from: call.from, to: call.to }
  const code: Code = { op: fold, of: of.code, isBig: big, ...place, ...(from && { start: from.code }) }
  return { kind: 'number', code, scale, low: bounds.low, high: bounds.high, error: bounds.error }
}

function totalOf(each: NumberCode, { countSlot, max }: GroupDatum, { from, to }: Formula): NumberCode {
  const most = BigInt(max)
  const low = each.low < 0n ? each.low * most : 0n
  const high = each.high > 0n ? each.high * most : 0n
  const big = isBig(each.code) || !fitsDouble(low, high)
  const code: Code = { op: 'total', countSlot, of: each.code, isBig: big, from, to }
  // Each item brings its own error, and each addition one more of the whole.
  const size = Number(-low > high ? -low : high)
  const error = max * (each.error + (size + max * each.error) * 2 ** -52)
  return { kind: 'number', code, scale: each.scale, low, high, error: big ? error : 0 }
}
