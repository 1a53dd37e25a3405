import { useSearchParams } from 'react-router'

/** What lets whoever opened the page pay: it stands in the address, which may have come by mail. */
export const useTicket = () => useSearchParams()[0].get('t') ?? ''
