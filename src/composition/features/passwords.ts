import { Passwords } from '../../application/ports/passwords';
import { HttpPasswords } from '../../infrastructure/http/http-passwords';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** Links for a new password, which two pages use. */
export const feature = defineFeature({ ports: [overHttp(Passwords, HttpPasswords)] });
