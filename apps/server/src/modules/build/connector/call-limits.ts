import { callsAtOnce } from '@coverwright/domain/build/connector/connector'

const failuresThatOpen = 5
const openMs = 30_000
const mostKept = 10_000

interface Circuit {
  readonly failures: number
  readonly openUntil: number
}

type Waiting = () => void

/** How much of one process a company's calls may take, and who is left alone because they do not answer. */
export function limitCalls(clock: () => number = () => performance.now()) {
  const underWay = new Map<string, number>()
  const waiting = new Map<string, Set<Waiting>>()
  const circuits = new Map<string, Circuit>()

  const take = (companyId: string) => underWay.set(companyId, (underWay.get(companyId) ?? 0) + 1)

  const letGo = (companyId: string) => {
    const left = (underWay.get(companyId) ?? 1) - 1
    if (left > 0) underWay.set(companyId, left)
    else underWay.delete(companyId)
    const [next] = waiting.get(companyId) ?? []
    next?.()
  }

  /** In the order in which they came; false when the time is over first. */
  const waitFor = (companyId: string, waitMs: number) =>
    new Promise<boolean>((resolve) => {
      const own = waiting.get(companyId) ?? new Set()
      waiting.set(companyId, own)
      const end = (isTaken: boolean) => {
        clearTimeout(timer)
        own.delete(enter)
        if (own.size === 0) waiting.delete(companyId)
        if (isTaken) take(companyId)
        resolve(isTaken)
      }
      const enter = () => end(true)
      const timer = setTimeout(() => end(false), waitMs)
      own.add(enter)
    })

  return {
    isResting: (key: string) => (circuits.get(key)?.openUntil ?? 0) > clock(),
    /** Undefined where no place came free in time. */
    during: async <T>(companyId: string, waitMs: number, call: () => Promise<T>): Promise<T | undefined> => {
      const isFull = (underWay.get(companyId) ?? 0) >= callsAtOnce || waiting.has(companyId)
      if (!isFull) take(companyId)
      else if (waitMs <= 0 || !(await waitFor(companyId, waitMs))) return undefined
      try {
        return await call()
      } finally {
        letGo(companyId)
      }
    },
    /** One that answers badly after its rest is left alone again at once. */
    note: (key: string, isFailed: boolean): void => {
      if (!isFailed) {
        circuits.delete(key)
        return
      }
      const failures = (circuits.get(key)?.failures ?? 0) + 1
      if (circuits.size >= mostKept) circuits.clear()
      circuits.set(key, { failures, openUntil: failures >= failuresThatOpen ? clock() + openMs : 0 })
    },
  }
}
