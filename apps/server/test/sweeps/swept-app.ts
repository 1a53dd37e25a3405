import { startFakeModel } from '../fake-model.ts'
import { startTestApp } from '../test-app.ts'

/** With everything that some call needs to succeed. */
export const startSweptApp = async () => startTestApp((await startFakeModel('openai')).settings)
