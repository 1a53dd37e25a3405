import { createClient } from '@coverwright/contract/client'
import { bareWire, calls, headersFor } from '../../../core/wire/client.ts'
import { queriesOf } from '../../../core/wire/queries-of.ts'

interface TalkPass {
  readonly idToken: string
  readonly companyId: string
}

const key = 'coverwright-talk'

/** What lets somebody of the app in, as long as the tab is open; apart from whoever is signed in to the studio. */
export const talkPass = {
  read(): TalkPass | undefined {
    try {
      const { idToken, companyId } = JSON.parse(sessionStorage.getItem(key) ?? '') as Partial<TalkPass>
      return idToken && companyId ? { idToken, companyId } : undefined
    } catch {
      return undefined
    }
  },
  keep: ({ idToken, companyId }: TalkPass) => sessionStorage.setItem(key, JSON.stringify({ idToken, companyId })),
  forget: () => sessionStorage.removeItem(key),
}

/** The calls of the app, made with its own pass. */
export const talkClient = createClient(calls, {
  ...bareWire,
  headers: async (request, call) => {
    const pass = talkPass.read()
    const own = pass && { authorization: pass.idToken, 'account-id': pass.companyId }
    return { ...(await headersFor(request, call)), ...own }
  },
})

export const talkQueries = queriesOf(talkClient)
