import { useSearchParams } from 'react-router'

/** Which row is open beside its list, kept in the address under this name: a link to it opens the same. */
export function useShown(name: string) {
  const [params, setParams] = useSearchParams()
  const show = (id: string | undefined) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (id) next.set(name, id)
      else next.delete(name)
      return next
    })
  return { shown: params.get(name) ?? undefined, show, hide: () => show(undefined) }
}
