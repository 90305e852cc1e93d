import { Passwords } from '../../../application/passwords/ports/passwords';
import { HttpPasswords } from '../../../infrastructure/passwords/http-passwords';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** Links for a new password, which two pages use. */
export const feature = defineFeature({ ports: [overHttp(Passwords, HttpPasswords)] });
