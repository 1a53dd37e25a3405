import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { errorInLog } from './error-in-log.ts'

/** The log of a server: a line of JSON for each thing, and errors as `errorInLog` tells them, whoever logs them. */
export const loggerOf = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>) =>
  LOG_LEVEL !== 'silent' &&
  ({
    level: LOG_LEVEL,
    hooks: {
      logMethod([first, text, ...rest], log) {
        const { err: error, ...beside } = first instanceof Error ? { err: first } : Object(first)
        if (error === undefined) return log.call(this, first, text, ...rest)
        const err = errorInLog(error)
        // Left to itself the logger repeats the message of an error beside it.
        const isItsMessage = text === undefined || text === Object(error).message
        log.call(this, { ...beside, err }, isItsMessage ? err.name : text, ...rest)
      },
    },
  } satisfies FastifyServerOptions['logger'])
