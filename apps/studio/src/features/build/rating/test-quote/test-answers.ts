import type { TestQuestion } from '@coverwright/domain/build/test-case/run-cases'
import { useMemo } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

interface TestAnswers {
  readonly byProduct: Readonly<Record<string, TestQuestion>>
  readonly set: (productId: string, question: TestQuestion) => void
}

/** What was answered stays from part to part, and over a reload. */
const useStore = create<TestAnswers>()(
  persist(
    (set) => ({
      byProduct: {},
      set: (productId, question) => set(({ byProduct }) => ({ byProduct: { ...byProduct, [productId]: question } })),
    }),
    { name: 'test-answers', storage: createJSONStorage(() => sessionStorage) },
  ),
)

const today = () => new Date().toISOString().slice(0, 10)

export function useTestAnswers(productId: string) {
  const stored = useStore(({ byProduct }) => byProduct[productId])
  const set = useStore((store) => store.set)
  return useMemo(() => {
    const question: TestQuestion = stored ?? { values: {}, startDate: today() }
    return { question, setQuestion: (changed: TestQuestion) => set(productId, changed) }
  }, [stored, set, productId])
}
