import { Registration } from '../../../application/registration/ports/registration';
import { HttpRegistration } from '../../../infrastructure/registration/http-registration';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The calls of a registration, the password rules included. */
export const feature = defineFeature({ ports: [overHttp(Registration, HttpRegistration)] });
