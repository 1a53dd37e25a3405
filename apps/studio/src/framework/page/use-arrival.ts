import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Brings whoever came by an address with `#<id>` to that place, once it is there: browsers look only before it is drawn. */
export function useArrival<Place extends HTMLElement = HTMLElement>(id: string | undefined) {
  const place = useRef<Place>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (id === undefined || hash !== `#${id}`) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [id, hash, key])
  return place
}
