import { doTasks } from '../../platform/threads/do-tasks.ts'
import type { EmbedTasks } from './embed-tasks.ts'
import { loadModel } from './load-model.ts'

let loaded: ReturnType<typeof loadModel> | undefined

// What was brought is loaded here alone, never by the server itself.
doTasks<EmbedTasks>({
  embed: async ({ home, texts }) => {
    loaded ??= loadModel(home)
    try {
      const embed = await loaded
      return await embed(texts)
    } catch (error) {
      // The next who asks tries anew: it may have been mended.
      loaded = undefined
      throw error
    }
  },
})
