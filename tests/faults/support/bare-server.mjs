// A Fastify server that does nothing but answer, for the ratios of load.test.ts.
import fastify from "fastify";

const app = fastify();
app.addContentTypeParser(
  "application/x-www-form-urlencoded",
  { parseAs: "string" },
  (_request, _body, done) => done(null, {}),
);
app.post("/api/bare", () => ({ valid: true, data: {} }));
await app.listen({ port: 0, host: "127.0.0.1" });
console.log(`The portal is ready: http://localhost:${app.server.address().port}`);
