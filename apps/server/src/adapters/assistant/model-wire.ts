import { z } from 'zod'
import type { Prompt } from './model-task.ts'

export const modelKinds = ['openai', 'anthropic'] as const

interface Read {
  /** What it answered, not looked at yet; undefined where there is nothing of the kind. */
  readonly answer: unknown
  /** As it counts itself. */
  readonly tokens: number | undefined
}

interface ModelWire {
  readonly path: string
  readonly headersWith: (key: string) => Readonly<Record<string, string>>
  readonly bodyOf: (model: string, prompt: Prompt) => object
  readonly read: (body: unknown) => Read
}

const counted = z.int().min(0).max(10_000_000)

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})
const CompletionUse = z.object({ usage: z.object({ total_tokens: counted }) })

/** Chat completions, as OpenAI words them and most others after it: vLLM, Ollama, llama.cpp, LM Studio. */
const openai: ModelWire = {
  path: '/chat/completions',
  headersWith: (key) => (key === '' ? {} : { authorization: `Bearer ${key}` }),
  bodyOf: (model, { name, system, user, schema, mostTokens }) => ({
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    max_completion_tokens: mostTokens,
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
  }),
  read: (body) => ({
    answer: parsed(Completion.safeParse(body).data?.choices[0]?.message.content),
    tokens: CompletionUse.safeParse(body).data?.usage.total_tokens,
  }),
}

const Message = z.object({ content: z.array(z.object({ type: z.string(), input: z.unknown() })) })
const MessageUse = z.object({ usage: z.object({ input_tokens: counted, output_tokens: counted }) })

/** Messages, as Anthropic words them: the one tool it may use is to hand over what is asked for. */
const anthropic: ModelWire = {
  path: '/messages',
  headersWith: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  bodyOf: (model, { name, system, user, schema, mostTokens }) => ({
    model,
    max_tokens: mostTokens,
    system,
    messages: [{ role: 'user', content: user }],
    tools: [{ name, description: 'Hands over what is asked for.', input_schema: schema }],
    tool_choice: { type: 'tool', name },
  }),
  read: (body) => {
    const use = MessageUse.safeParse(body).data?.usage
    return {
      answer: Message.safeParse(body).data?.content.find(({ type }) => type === 'tool_use')?.input,
      tokens: use && use.input_tokens + use.output_tokens,
    }
  },
}

export const modelWires: Readonly<Record<(typeof modelKinds)[number], ModelWire>> = { openai, anthropic }

export function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
