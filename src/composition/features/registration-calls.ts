import { Registration } from '../../application/ports/registration';
import { HttpRegistration } from '../../infrastructure/http/http-registration';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** The calls of a registration, the password rules included. */
export const feature = defineFeature({ ports: [overHttp(Registration, HttpRegistration)] });
